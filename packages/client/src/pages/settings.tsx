import { type JSX, onMount } from 'solid-js'
import { t } from '../app/language.ts'
import { LANGS, MOTIONS, SPEEDS, setSettings, settings, THEMES } from '../app/settings.ts'
import { ChoiceField, Switch } from '../ui/fields.tsx'
import { PageFrame } from '../ui/frame.tsx'
import { Online } from './account.tsx'

export function SettingsPage(props: { readonly part?: string }): JSX.Element {
  // “Log in” leads here, to the end of a long page.
  onMount(() => {
    if (props.part === 'account') document.getElementById('account')?.scrollIntoView()
  })
  return (
    <PageFrame>
      <div class="form" data-testid="settings">
        <h1>{t('settings.title')}</h1>
        <ChoiceField
          label={t('settings.lang')}
          value={settings.lang}
          values={LANGS.map(id => ({ id, name: id === 'it' ? 'Italiano' : 'English' }))}
          onChange={lang => setSettings('lang', lang)}
          testid="setting-lang"
        />
        <ChoiceField
          label={t('settings.theme')}
          value={settings.theme}
          values={THEMES.map(id => ({ id, name: t(`theme.${id}`) }))}
          onChange={theme => setSettings('theme', theme)}
          testid="setting-theme"
        />
        <ChoiceField
          label={t('settings.motion')}
          value={settings.motion}
          values={MOTIONS.map(id => ({ id, name: t(`motion.${id}`) }))}
          onChange={motion => setSettings('motion', motion)}
          testid="setting-motion"
        />
        <ChoiceField
          label={t('settings.speed')}
          value={settings.speed}
          values={SPEEDS.map(id => ({ id: id as number, name: `${id}×` }))}
          onChange={speed => setSettings('speed', speed)}
          testid="setting-speed"
        />
        <Switch
          label={t('settings.confirm')}
          about={t('settings.confirmAbout')}
          on={settings.confirm}
          onChange={on => setSettings('confirm', on)}
          testid="setting-confirm"
        />
        <Switch
          label={t('settings.forced')}
          about={t('settings.forcedAbout')}
          on={settings.forced}
          onChange={on => setSettings('forced', on)}
          testid="setting-forced"
        />
        <Switch
          label={t('settings.handOver')}
          about={t('settings.handOverAbout')}
          on={settings.handOver}
          onChange={on => setSettings('handOver', on)}
          testid="setting-hand-over"
        />
        <Switch
          label={t('settings.says')}
          on={settings.says}
          onChange={on => setSettings('says', on)}
          testid="setting-says"
        />
        <Switch
          label={t('settings.sounds')}
          on={settings.sounds}
          onChange={on => setSettings('sounds', on)}
          testid="setting-sounds"
        />
        <label class="field">
          <span class="field-name">{t('settings.name')}</span>
          <input
            type="text"
            maxlength="40"
            value={settings.name}
            data-testid="setting-name"
            onChange={event => setSettings('name', event.currentTarget.value.trim())}
          />
          <small class="field-about">{t('settings.nameAbout')}</small>
        </label>
        <div id="account">
          <Online />
        </div>
      </div>
    </PageFrame>
  )
}
