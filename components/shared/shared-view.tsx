import { useTranslations } from 'next-intl'
import { useItemWords } from '@/components/cart/item-words'
import { Alert } from '@/components/ui/alert'
import { classNames } from '@/components/ui/class-names'
import { Price, type PriceText } from '@/components/ui/price'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { sharedPicturePath, sharedPictures } from '@/lib/doors/contract/shared-paths'
import type { NewLine } from '@/lib/product/kinds/kind'
import { kindOf } from '@/lib/product/kinds/registry'
import { TakeButtons } from './take-buttons'

interface SharedViewProps {
  code: string
  /** The owner's name for the design; empty where it has none. */
  name: string
  line: NewLine
  catalogue: Catalogue
  /** What is written on it, of a support plate by plate. */
  words: readonly string[]
  /** Price of one piece, today; null where no rule prices it. */
  price: PriceText | null
  /** It is made in another colour or size than it was shared. */
  changed: boolean
}

/** A shared design on its product: picture, description, text, price, and buttons to copy it. */
export function SharedView({ code, name, line, catalogue, words, price, changed }: SharedViewProps) {
  const t = useTranslations('shared')
  const { title, facts } = useItemWords(catalogue)({ ...line, description: '' })
  const { page } = sharedPictures
  const kind = kindOf(line)
  return (
    <div className="wrap grid gap-x-12 gap-y-8 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_380px] lg:pt-10">
      <figure
        className={classNames(
          'aspect-4/3 self-start overflow-hidden rounded-lg',
          kind?.ground === 'wall' ? 'on-wall' : 'on-bench',
        )}
      >
        <img
          src={sharedPicturePath(code, 'page')}
          width={page.width}
          height={page.height}
          alt={t('picture', { name: name || title })}
          className="size-full object-contain"
        />
      </figure>
      <div>
        <p className="text-sm text-ink-2">{t('kicker')}</p>
        <h1 className="mt-1 [overflow-wrap:anywhere]">{name || title}</h1>
        {name && <p className="mt-2 text-lg">{title}</p>}
        {facts && <p className="mt-1 text-ink-2">{facts}</p>}
        {changed && (
          <Alert tone="ask" className="mt-4">
            {t('changed')}
          </Alert>
        )}
        {price && (
          <div className="mt-5">
            <Price price={price} size={28} />
            <p className="mt-1 text-sm text-ink-2">{t('priceToday')}</p>
          </div>
        )}
        <TakeButtons code={code} kind={kind?.editor ?? 'stamp'} />
        <SharedWords words={words} />
        <p className="mt-6 text-sm text-ink-2">{t('readOnly')}</p>
      </div>
    </div>
  )
}

/** The text on a design, for people who cannot see the picture. */
export function SharedWords({ words }: { words: readonly string[] }) {
  const t = useTranslations('shared')
  if (words.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-base!">{t('words')}</h2>
      <ul className="mt-2 border-t border-line">
        {words.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no key but their index, and never move here
          <li key={index} className="border-b border-line py-1.5 [overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
