'use client'
import type { Thing, WithContext } from 'schema-dts'

/** Structured data. `<` is written as an escape, so no text can end the script. A client component: its data is shorter than its text. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
