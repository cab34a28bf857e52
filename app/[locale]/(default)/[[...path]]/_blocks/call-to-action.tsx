import { buttonClass } from '@/components/ui/button'
import { Link } from '@/lib/ground/site/navigation'
import type { BlockView } from './block-view'

/** The one thing to do next. */
export const CallToAction: BlockView<'callToAction'> = ({ block }) => {
  return (
    <div className="bg-ink text-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-8 py-12">
        <div className="max-w-[60ch]">
          <h2>{block.title}</h2>
          {block.text && <p className="mt-2.5 text-[#c9d1cc]">{block.text}</p>}
        </div>
        <Link href={block.url} className={buttonClass({ look: 'on-mat' })}>
          {block.label}
        </Link>
      </div>
    </div>
  )
}
