/** A piece of data as a text short enough for an address, and back. */
const TO: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' }

const through = (bytes: BlobPart, by: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer()

export async function packed(data: unknown): Promise<string> {
  const bytes = new Uint8Array(await through(JSON.stringify(data), new CompressionStream('deflate-raw')))
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replace(/[+/=]/g, sign => TO[sign]!)
}

/** Nothing where the text is damaged, is no data, or would be larger than `most` letters. */
export async function unpacked(text: string, most = 400_000): Promise<unknown> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0))
    const whole = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
    return whole.length > most ? undefined : JSON.parse(whole)
  } catch {
    return undefined
  }
}
