/** How Next writes the files of its build into a page, and the hint that fetches the first of them early. */
const files = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g
const hints =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w.~-]+\.js"\/>/g

/**
 * Lets a page be painted before its scripts are fetched and run: on a phone they would compete with its first picture
 * and its fonts, and cached ones would run before anything is visible. The page starts them itself (`startPage` in
 * lib/ground/site/inline-scripts.ts). Earlier clicks are kept (`useEarlyChoices`).
 */
export const paintFirst = (html: string): string =>
  html.replace(hints, '').replace(files, '<script type="late" src="$1"></script>')
