/** Enter and Space do to what has the focus what a click does: SVG has no buttons that would know it by themselves. */
export function pressed(event: KeyboardEvent & { readonly currentTarget: SVGElement }): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
