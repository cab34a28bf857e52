'use client'
import { startPage } from '@/lib/site/inline-scripts'

/**
 * What every page begins with, before anything is drawn. The server alone writes it into the page: handed over as a server's part
 * it would travel twice. The browser, which has run it by then, leaves what stands there.
 */
export function StartScript() {
  const code = typeof window === 'undefined' ? startPage : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own code, never a text from outside
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
