import { Fragment, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/site/navigation'

const inline = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Bold and links of a line. Only our own addresses, https and mailto become links. */
function marked(line: string): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const match of line.matchAll(inline)) {
    const [whole, bold, label, url = ''] = match
    parts.push(line.slice(at, match.index))
    if (bold) parts.push(<strong key={match.index}>{bold}</strong>)
    else if (/^(\/(?!\/)|https:\/\/|mailto:)/.test(url)) {
      parts.push(
        <Link key={match.index} href={url} className="link">
          {label}
        </Link>,
      )
    } else parts.push(label)
    at = match.index + whole.length
  }
  return [...parts, line.slice(at)]
}

function Part({ text }: { text: string }) {
  const lines = text.split('\n')
  const heading = /^(#{2,3}) (.*)$/.exec(lines[0] ?? '')
  if (heading) {
    const Tag = heading[1] === '##' ? 'h2' : 'h3'
    return (
      <>
        <Tag className="pt-3">{heading[2]}</Tag>
        {lines.length > 1 && <Part text={lines.slice(1).join('\n')} />}
      </>
    )
  }
  const links = lines.map(line => /^- \[([^\]]+)\]\((\/(?!\/)[^)\s]*)\)$/.exec(line))
  if (links.length > 1 && links.every(link => link !== null)) {
    return (
      <ul className="grid gap-3 sm:grid-cols-2">
        {links.map(([, label, url = '/']) => (
          <li key={url}>
            <Link
              href={url}
              className="flex min-h-14 items-center justify-between gap-4 rounded-md border border-line px-4 py-2 font-semibold hover:border-edge hover:bg-wash"
            >
              {label}
              <Icon name="right" size={18} className="text-(--action)" />
            </Link>
          </li>
        ))}
      </ul>
    )
  }
  if (lines.every(line => line.startsWith('- '))) {
    return (
      <ul className="grid list-disc gap-1.5 pl-5">
        {lines.map(line => (
          <li key={line}>{marked(line.slice(2))}</li>
        ))}
      </ul>
    )
  }
  return (
    <p>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {marked(line)}
        </Fragment>
      ))}
    </p>
  )
}

/** Text of the content service: paragraphs, headings (`##`), lists (`- `), bold and links. Never HTML. */
export function MarkedText({ text }: { text: string }) {
  const parts = text.trim().split(/\n{2,}/)
  return (
    <div className="grid max-w-[72ch] gap-4">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
        <Part key={index} text={part} />
      ))}
    </div>
  )
}
