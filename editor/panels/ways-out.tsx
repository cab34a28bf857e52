import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { PriceAlone } from '@/components/ui/price'
import type { Money } from '@/lib/ground/money/money'
import { useDifferenceText } from '../price/use-price'

/** A possible choice in place of a refused one. */
export interface WayOut {
  key: string
  name: string
  /** The price difference for one piece, without VAT; null where no price is known. */
  difference: Money | null
  take: () => void
}

interface WaysOutProps {
  /** The nearest first. */
  ways: readonly WayOut[]
  onLeave: () => void
}

/** The alternatives to a refused choice, each a button with its price, and a button back to the old choice. */
export function WaysOut({ ways, onLeave }: WaysOutProps) {
  const t = useTranslations('editor.waysOut')
  const text = useDifferenceText()
  return (
    <>
      {ways.map(({ key, name, difference, take }, index) => (
        <Button
          key={key}
          look={index === 0 ? 'primary' : 'secondary'}
          size="small"
          className="max-w-full text-left text-xs! whitespace-normal!"
          onClick={take}
        >
          <span>
            {index === 0 ? t('nearest', { name }) : name}
            {difference && (
              <>
                {', '}
                <PriceAlone price={text(difference)} />
              </>
            )}
          </span>
        </Button>
      ))}
      <button type="button" className="link py-1.5 text-xs pointer-coarse:min-h-11" onClick={onLeave}>
        {t('keep')}
      </button>
    </>
  )
}
