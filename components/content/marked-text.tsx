import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/ground/site/navigation'
import { headingsOf } from './headings'

type Part = ReturnType<typeof fromMarkdown>['children'][number]
type List = Extract<Part, { type: 'list' }>
type TextLink = Extract<Part, { type: 'link' }>

/** Our own addresses, secure ones and mail; anything else in a link is text. */
const allowedUrl = /^(\/(?!\/)|https:\/\/|mailto:)/

/** Where a part begins in the text: no two begin at the same place in the same parent. */
const keyOf = (node: Part) => node.position?.start.offset ?? node.type

const children = (parent: { children: readonly Part[] }) =>
  parent.children.map(child => <Fragment key={keyOf(child)}>{part(child)}</Fragment>)

/** The link of a list item, if the item is nothing but a link to a page of ours. */
function linkOf(item: List['children'][number]) {
  const [paragraph, ...more] = item.children
  if (paragraph?.type !== 'paragraph' || more.length > 0) return null
  const [link, ...rest] = paragraph.children
  return link?.type === 'link' && rest.length === 0 && /^\/(?!\/)/.test(link.url) ? link : null
}

/** A list of nothing but links of ours, as tiles to choose from. */
function LinkTiles({ links }: { links: readonly TextLink[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {links.map(link => (
        <li key={keyOf(link)}>
          <Link
            href={link.url}
            className="flex min-h-14 items-center justify-between gap-4 rounded-md border border-line px-4 py-2 font-semibold hover:border-edge hover:bg-wash"
          >
            {children(link)}
            <Icon name="right" size={18} className="text-(--action)" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function MarkedList({ list }: { list: List }) {
  const links = list.children.map(linkOf).filter(link => link !== null)
  if (links.length > 1 && links.length === list.children.length) return <LinkTiles links={links} />
  const Tag = list.ordered ? 'ol' : 'ul'
  return (
    <Tag className={`grid gap-1.5 pl-5 ${list.ordered ? 'list-decimal' : 'list-disc'}`}>
      {list.children.map(item => (
        <li key={keyOf(item)}>
          {item.children.map(child => (
            <Fragment key={keyOf(child)}>
              {child.type === 'paragraph' ? children(child) : part(child)}
            </Fragment>
          ))}
        </li>
      ))}
    </Tag>
  )
}

/** A part of the text. Parts without a style in the shop are shown as plain text. */
function part(node: Part): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value
    case 'heading':
      return node.depth > 2 ? (
        <h3 className="pt-3">{children(node)}</h3>
      ) : (
        <h2 className="pt-3">{children(node)}</h2>
      )
    case 'list':
      return <MarkedList list={node} />
    case 'paragraph':
      return <p>{children(node)}</p>
    case 'strong':
      return <strong>{children(node)}</strong>
    case 'emphasis':
      return <em>{children(node)}</em>
    case 'break':
      return <br />
    case 'link':
      return allowedUrl.test(node.url) ? (
        <Link href={node.url} className="link">
          {children(node)}
        </Link>
      ) : (
        children(node)
      )
    case 'image':
      return node.alt
    case 'thematicBreak':
      return <hr className="border-line" />
    default:
      return 'children' in node ? children(node) : 'value' in node ? node.value : null
  }
}

interface MarkedTextProps {
  text: string
  /** Its chapters can be linked to (`headingsOf`). */
  anchors?: boolean
}

/**
 * Text of the content service in CommonMark: paragraphs, headings, lists, bold, links. HTML in it is shown as text, and
 * a line break of the clerk stays a line break.
 */
export function MarkedText({ text, anchors = false }: MarkedTextProps) {
  const ids = new Map(anchors ? headingsOf(text).map(({ id, at }) => [at, id]) : [])
  return (
    <div className="grid max-w-[72ch] gap-4 whitespace-pre-line">
      {fromMarkdown(text).children.map(node => {
        const id = ids.get(node.position?.start.offset ?? -1)
        return (
          <Fragment key={keyOf(node)}>
            {node.type === 'heading' && id ? (
              <h2 id={id} className="scroll-mt-16 pt-3">
                {children(node)}
              </h2>
            ) : (
              part(node)
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
