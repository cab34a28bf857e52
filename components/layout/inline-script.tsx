interface InlineScriptProps {
  /** One of `inlineScripts`; the content security policy of each page allows their hashes. */
  code: string
  /** What the script reads from its own tag. */
  data?: Readonly<Record<`data-${string}`, string>>
}

/** A script that runs before anything is drawn. */
export function InlineScript({ code, data }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own code, never a text from outside
  return <script suppressHydrationWarning {...data} dangerouslySetInnerHTML={{ __html: code }} />
}
