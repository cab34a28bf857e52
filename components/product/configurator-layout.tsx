/*
 * Classes, in a file that the styles are gathered from. The layout of a configurator on its page: picture and price stay in view on one
 * side, the choices scroll on the other. On a small screen its parts stand in one column, each at the place that its order says, and a bar
 * holds the price.
 */
export const configuratorLayout =
  'grid grid-cols-1 gap-5 pb-10 lg:grid-cols-[minmax(0,480px)_minmax(0,1fr)] lg:gap-10 xl:grid-cols-[560px_minmax(0,1fr)] xl:gap-12'

export const configuratorStage =
  'max-lg:contents lg:self-start lg:pt-1 lg:[@media(min-height:46rem)]:sticky lg:[@media(min-height:46rem)]:top-15'

export const configuratorBar =
  'sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 py-2.5 max-lg:order-9 lg:hidden'
