/** Screens as pictures for the documentation. */
import type { Page } from 'playwright-core'
import type { Bitmap } from './png.ts'

/** What is on the screen, at most so wide, as the documentation shows it. */
export async function pixels(page: Page, widest: number): Promise<Bitmap> {
  const picture = (await page.screenshot()).toString('base64')
  const { width, height, data } = await page.evaluate(
    async ([base64, widest]) => {
      const bytes = Uint8Array.from(atob(base64), each => each.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const scale = Math.min(1, widest / image.width)
      const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
      const pen = canvas.getContext('2d')!
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(image, 0, 0, canvas.width, canvas.height)
      const all = pen.getImageData(0, 0, canvas.width, canvas.height).data
      let text = ''
      for (let i = 0; i < all.length; i += 30_000) text += String.fromCharCode(...all.subarray(i, i + 30_000))
      return { width: canvas.width, height: canvas.height, data: btoa(text) }
    },
    [picture, widest] as const,
  )
  return { width, height, rgba: Buffer.from(data, 'base64') }
}
