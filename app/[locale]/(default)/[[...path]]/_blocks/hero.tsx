import { buttonClass } from '@/components/ui/button'
import { Link } from '@/lib/ground/site/navigation'
import type { BlockView } from './block-view'

/** Title, text and links on the cutting mat. */
export const Hero: BlockView<'hero'> = ({ block }) => {
  return (
    <div className="cutting-mat">
      <div className="wrap py-12 lg:py-16">
        <h2 className="max-w-[24ch] text-[2.125rem] leading-10 lg:text-title">{block.title}</h2>
        {block.text && <p className="mt-4 max-w-[52ch] text-lg text-on-hero">{block.text}</p>}
        <p className="mt-6 flex flex-wrap gap-3">
          {block.links?.map(({ label, url }, index) => (
            <Link key={url} href={url} className={buttonClass({ look: index ? 'line-mat' : 'on-mat' })}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  )
}
