import type { ReactNode } from 'react'

/** The site and the panel have a document each; a page outside both (`not-found.tsx`) needs a layout above both. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
