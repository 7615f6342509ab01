/**
 * Runs when what has changed so far stands on the screen. For everything that nobody waits for: a click is answered by
 * the board first, the record catches up a moment later.
 */
export function afterPaint(work: () => void): void {
  // A hidden page is never painted.
  if (document.hidden) return void setTimeout(work)
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    // What is posted in a frame arrives when the frame has been painted.
    port1.onmessage = work
    port2.postMessage(undefined)
  })
}
