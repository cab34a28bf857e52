import { buttonClass } from '@/components/ui/button'
import type { ContentLink } from '@/lib/ground/contract/link'
import { Link } from '@/lib/ground/site/navigation'

/** The links of a block as buttons, the first one standing out. */
export function Links({ links }: { links: readonly ContentLink[] | null | undefined }) {
  if (!links?.length) return null
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {links.map(({ label, url }, index) => (
        <Link key={url} href={url} className={buttonClass({ look: index ? 'secondary' : 'primary' })}>
          {label}
        </Link>
      ))}
    </p>
  )
}
