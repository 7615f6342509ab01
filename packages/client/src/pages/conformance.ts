/** What `bivouac rules <game> --json` knows of each section, if the build step has put it beside the page. */
export interface SectionStatus {
  readonly state: 'tested' | 'coded' | 'missing'
  readonly tests: number
}
export type Conformance = Readonly<Record<string, SectionStatus>>

export async function conformanceOf(game: string): Promise<Conformance | undefined> {
  try {
    const answer = await fetch(`/conformance/${encodeURIComponent(game)}.json`)
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined
    return read(await answer.json())
  } catch {
    return undefined
  }
}

function read(raw: unknown): Conformance | undefined {
  const sections = (raw as { sections?: unknown } | null)?.sections
  if (!Array.isArray(sections)) return undefined
  const found: Record<string, SectionStatus> = {}
  for (const each of sections as Partial<Record<string, unknown>>[]) {
    const { section, code, tests } = each
    if (typeof section !== 'string' || typeof code !== 'number' || typeof tests !== 'number') continue
    found[section] = { state: tests > 0 ? 'tested' : code > 0 ? 'coded' : 'missing', tests }
  }
  return found
}
