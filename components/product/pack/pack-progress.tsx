import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import type { PartState } from './shown-pack'

/** How many parts are ready, and a bar with a piece for each. */
export function PackProgress({ states }: { states: readonly PartState[] }) {
  const t = useTranslations('product.pack')
  const ready = states.filter(state => state === 'ready').length
  return (
    <div className="mt-5">
      <p role="status" className="text-sm font-semibold">
        {t('progress', { ready, count: states.length })}
      </p>
      <div aria-hidden className="mt-2 flex gap-1">
        {states.map((state, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no key but its index
            key={index}
            className={classNames('h-1 grow rounded-sm', state === 'ready' ? 'bg-mat' : 'bg-amber/50')}
          />
        ))}
      </div>
    </div>
  )
}
