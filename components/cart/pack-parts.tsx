'use client'
import { useLocale, useTranslations } from 'next-intl'
import { startEditor } from '@/components/popups/start-editor'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import { languageOf } from '@/lib/ground/site/locales'
import type { CartItem } from '@/lib/product/item/item'
import type { PackPart } from '@/lib/product/kinds/kind'
import { kindOf } from '@/lib/product/kinds/registry'
import { ItemPicture } from './item-picture'
import { useItemWords } from './item-words'

interface PackPartsProps {
  item: CartItem
  title: string
  data: ShopData
}

/** What a pack in the cart holds, each personalised part with its text and the way to change it. */
export function PackParts({ item, title, data }: PackPartsProps) {
  const t = useTranslations('cart')
  const kind = kindOf(item)
  const parts = kind?.parts(item, data.catalogue) ?? []
  // A pack that is edited as a whole is shown as a whole.
  if (parts.length === 0 || kind?.designed(item, data.catalogue)) return null
  return (
    <ul aria-label={t('packParts', { name: title })} className="mt-2 space-y-2">
      {parts.map((part, index) => {
        const key = `${part.slug} ${index}`
        return <Part key={key} item={item} part={part} index={index} data={data} />
      })}
    </ul>
  )
}

interface PartProps extends Omit<PackPartsProps, 'title'> {
  part: PackPart
  index: number
}

function Part({ item, part, index, data }: PartProps) {
  const t = useTranslations('cart')
  const language = languageOf(useLocale())
  const { title, facts } = useItemWords(data.catalogue)(part)
  const { design } = part.content
  const written = typeof design === 'object' && design !== null
  const open = written ? design : kindOf(part)?.blank(part, data.catalogue, language)
  const edit = () =>
    startEditor(
      { ...open, ...(!written && { id: crypto.randomUUID() }), quantity: 1 },
      { cartItemId: item.id, part: { pack: item.slug, index } },
    )
  return (
    <li className="flex items-center gap-3 text-sm">
      <ItemPicture item={part} catalogue={data.catalogue} language={language} className="w-16" />
      <span className="min-w-0 grow">
        {title}
        {part.quantity > 1 && ` × ${part.quantity}`}
        <span className="block text-ink-2">{facts}</span>
        {open && !written && <span className="block font-medium text-seal">{t('packUnwritten')}</span>}
      </span>
      {open && (
        <button
          type="button"
          className="link py-1.5 pointer-coarse:py-3"
          onClick={edit}
          data-editor={kindOf(part)?.editor ?? undefined}
          aria-label={t(written ? 'modifyPart' : 'personalisePartNamed', { name: title })}
        >
          {t(written ? 'modify' : 'personalisePart')}
        </button>
      )}
    </li>
  )
}
