/** A text in which the beginning of what was looked for is underlined, as far as it stands in it letter by letter. */
export function Marked({ text, asked }: { text: string; asked: string }) {
  const at = asked === '' ? -1 : text.toLowerCase().indexOf(asked.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + asked.length)}</mark>
      {text.slice(at + asked.length)}
    </>
  )
}
