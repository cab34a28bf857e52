import type { ReactNode } from 'react'

/** The site and the panel have a document each; a page of neither (`not-found.tsx`) asks for a layout above both. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
