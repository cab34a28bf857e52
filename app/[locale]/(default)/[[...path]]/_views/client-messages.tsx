import { type Messages, NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

interface ClientMessagesProps {
  /** The namespaces that the islands below read; no other text travels with the page. */
  names: readonly (keyof Messages)[]
  children: ReactNode
}

/** Hands a few namespaces of texts to the islands below. */
export async function ClientMessages({ names, children }: ClientMessagesProps) {
  const messages = await getMessages()
  const picked = Object.fromEntries(names.map(name => [name, messages[name]]))
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>
}
