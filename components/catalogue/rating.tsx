import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

/** Stars out of five, said in words too. */
export function Rating({ stars }: { stars: number }) {
  const t = useTranslations('catalogue')
  return (
    <span role="img" aria-label={t('stars', { stars })} className="flex gap-0.5">
      {[1, 2, 3, 4, 5].map(star => (
        <Icon
          key={star}
          name="star"
          size={16}
          className={classNames('fill-current', star <= stars ? 'text-mat' : 'text-line')}
        />
      ))}
    </span>
  )
}
