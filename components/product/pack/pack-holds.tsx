import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { NewLine } from '@/lib/product/kinds/kind'
import { PackRows } from './pack-rows'
import { packLedger } from './pack-views'

/** The contents of a stamp's pack, their single prices, and the saving; nothing for a stamp that is sold alone. */
export async function PackHolds({ line, ctx }: { line: NewLine; ctx: ViewContext }) {
  const ledger = packLedger(line, ctx)
  if (!ledger) return null
  const t = await getTranslations({ locale: ctx.locale, namespace: 'product.pack' })
  return (
    <section aria-label={t('parts')} className="mt-4 text-sm">
      <p className="font-semibold">{t('parts')}</p>
      <PackRows ledger={ledger} labels={{ saved: t('saved') }} className="mt-1" />
    </section>
  )
}
