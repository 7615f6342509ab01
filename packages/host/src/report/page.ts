/** The file somebody keeps: one page that needs nothing else, made for paper. */
import { escaped, reportBody } from './html.ts'
import type { Report } from './types.ts'
import { WORDS } from './words.ts'

/** `:host` is the same report inside the page of the table. */
export const REPORT_STYLE = `
:host, :root { color-scheme: light; }
.report { box-sizing: border-box; max-width: 60rem; margin: 0 auto; padding: 1.5rem; background: #fff; color: #2b2118;
  font: 15px/1.45 "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Liberation Serif", serif; }
.report h1, .report h2, .report h3, .report h4 { line-height: 1.15; margin: 1.2em 0 .4em; break-after: avoid; }
.report h1 { font-size: 2rem; margin: 0; }
.report h2 { font-size: 1.35rem; border-bottom: 2px solid #7d2620; padding-bottom: .15em; clear: both; }
.report h3 { font-size: 1.15rem; }
.report h4 { font-size: 1rem; margin: .7em 0 .2em; }
.report .kind { margin: 0; letter-spacing: .12em; text-transform: uppercase; font-size: .8rem; color: #7d2620; }
.report .sides { margin: .1em 0 .6em; font-size: 1.2rem; }
.report dl { margin: .8em 0; }
.report dl div { display: grid; grid-template-columns: 9em 1fr; gap: .2em 1em; padding: .15em 0; border-top: 1px solid #e4d8bd; }
.report dt, .report .quiet, .report caption, .report figcaption, .report footer, .report small { color: #655440; }
.report dd { margin: 0; }
.report cite { font-style: normal; font-size: .85em; color: #7d2620; white-space: nowrap; }
.report .die { display: inline-block; min-width: 1.35em; padding: 0 .2em; margin: 0 .12em; border: 1px solid #2b2118; border-radius: 4px;
  text-align: center; font: 700 .85em/1.35 "Liberation Sans", system-ui, sans-serif; background: #fffdf6; }
.report .name { font-weight: 600; }
.report .then { color: #4d4032; font-size: .93em; }
.report ul, .report ol { margin: .2em 0 .6em; padding-left: 1.3em; }
.report li { margin: .12em 0; }
.report .where { font-size: .82em; letter-spacing: .02em; color: #655440; display: block; }
.report figure { margin: .5em 0; break-inside: avoid; }
.report figure svg { display: block; width: 100%; height: auto; }
.report figure pre { margin: 0; overflow: auto; padding: .6em; background: #fbf6e9; border: 1px solid #e4d8bd; font: 12px/1.25 "Liberation Mono", ui-monospace, monospace; }
.report figcaption, .report caption { font-size: .82rem; text-align: left; }
.report .turn > figure { float: right; width: min(26rem, 48%); margin: 0 0 .6em 1.2em; }
.report .turn > figure:has(pre) { float: none; width: auto; margin: .5em 0; }
.report .turn::after { content: ""; display: block; clear: both; }
.report .turn { border-top: 1px solid #cdbb95; padding-top: .2em; }
.report .turn h3 { margin-top: .5em; }
.report .losses { border-collapse: collapse; margin: .4em 0 .8em; font-size: .9rem; break-inside: avoid; min-width: min(24rem, 50%); }
.report .losses th, .report .losses td { text-align: left; padding: .12em .8em .12em 0; font-weight: 400; }
.report .losses thead th { font-size: .8rem; color: #655440; }
.report .losses tbody th { font-weight: 600; }
.report .bar { width: 9rem; }
.report .bar i { display: block; height: .7em; min-width: 1px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.report .side-0 { background: #8a6a1f; }
.report .side-1 { background: #3d4f6b; }
.report .curve { max-width: 30rem; }
.report .curve svg { border: 1px solid #cdbb95; background: #fbf6e9; }
.report .curve .half { stroke: #cdbb95; stroke-dasharray: 3 3; }
.report .curve .line { fill: none; stroke: #7d2620; stroke-width: 1.6; }
.report .grounds { position: absolute; width: 0; height: 0; overflow: hidden; }
.report footer { clear: both; margin-top: 2em; padding-top: .5em; border-top: 1px solid #cdbb95; font-size: .8rem; }
@media (max-width: 40rem) { .report { padding: 1rem; } .report .turn > figure { float: none; width: auto; margin: .5em 0; }
  .report dl div { grid-template-columns: 1fr; } }
@media print { .report { max-width: none; padding: 0; font-size: 10.5pt; } .report svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`

/** `drawing`: what the maps have in common, their style and whatever they point to. */
export function reportPage(
  report: Report,
  drawing: { readonly style?: string; readonly shared?: string } = {},
): string {
  const title = `${WORDS.title[report.lang]}: ${report.title}`
  return `<!doctype html>
<html lang="${report.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>body { margin: 0; background: #fff; }${REPORT_STYLE}${drawing.style ?? ''}</style>
</head>
<body>
${drawing.shared ?? ''}
${reportBody(report)}
</body>
</html>
`
}
