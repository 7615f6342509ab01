/** The after-action report. */
export const REPORT = {
  'report.working': { it: 'Scrivo il rapporto: mappa {at} di {of}', en: 'Writing the report: map {at} of {of}' },
  'report.download': { it: 'Scarica', en: 'Download' },
  'report.print': { it: 'Stampa', en: 'Print' },
  'report.page': { it: 'Il rapporto', en: 'The report' },
} as const
