/** One line as the cart draws it (cart-line.tsx), with nothing in it; the page's script fills it in. */
const line =
  '<li hidden class="grid grid-cols-[92px_minmax(0,1fr)] gap-x-3.5 border-b border-line py-6 nth-2:pt-1 md:grid-cols-[148px_minmax(0,1fr)] md:gap-x-5">' +
  '<div class="aspect-4/3 rounded-md bg-bench"></div>' +
  '<div><div class="flex justify-between gap-5"><div><h3 class="text-base"></h3><p class="mt-0.5 text-sm text-ink-2"></p></div>' +
  '<div class="h-5 w-16 shrink-0 rounded-sm bg-bench max-md:hidden"></div></div>' +
  '<div class="mt-3 h-11 w-33 rounded-sm bg-bench"></div></div></li>'

/**
 * The lines of a filled cart with the names that this browser saw last, from the first paint until the lines with prices come. Only markup:
 * `showSeenLines` (lib/ground/site/inline-scripts.ts) fills it in and then shows it.
 */
export function SeenLines() {
  return (
    <div
      aria-hidden
      className="hidden min-h-[80vh] content-start gap-8 xl:grid-cols-[minmax(0,1fr)_370px] xl:gap-12 in-[[data-seen]:has([data-skeleton])]:grid"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; names are put into it as text */}
      <ul id="seen-lines" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: line }} />
      <div className="h-80 rounded-lg bg-wash" />
    </div>
  )
}
