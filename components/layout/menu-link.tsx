import { Link } from '@/lib/site/navigation'
import type { MenuNode } from './menu'
import { QuotationLink } from './quotation-link'

/** An entry of the menu: a link to its page, or what its action opens. */
export function MenuLink({ entry, className }: { entry: MenuNode; className?: string }) {
  if (!entry.path) {
    return entry.action === 'popup:quotation' ? (
      <QuotationLink className={className}>{entry.title}</QuotationLink>
    ) : (
      <span className={className}>{entry.title}</span>
    )
  }
  return (
    <Link href={entry.path} prefetch={false} className={className}>
      {entry.title}
    </Link>
  )
}
