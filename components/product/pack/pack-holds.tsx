import 'server-only'
import { getTranslations } from 'next-intl/server'
import { PriceAlone } from '@/components/ui/price'
import type { NewLine } from '@/lib/products/kind'
import type { ViewContext } from '@/lib/site/view-context'
import { packLedger } from './pack-views'

/** What a stamp is sold with, what each would cost by itself, and what is saved; nothing for what is sold alone. */
export async function PackHolds({ line, ctx }: { line: NewLine; ctx: ViewContext }) {
  const ledger = packLedger(line, ctx)
  if (!ledger) return null
  const t = await getTranslations({ locale: ctx.locale, namespace: 'product.pack' })
  const row = 'flex justify-between gap-4 border-b border-line py-1.5'
  return (
    <section aria-label={t('parts')} className="mt-4 text-sm">
      <p className="font-semibold">{t('parts')}</p>
      <dl className="mt-1">
        {ledger.rows.map(({ key, label, price }) => (
          <div key={key} className={row}>
            <dt>{label}</dt>
            <dd>
              <PriceAlone price={price} />
            </dd>
          </div>
        ))}
        <div className={`${row} font-medium text-mat-2`}>
          <dt>{t('saved')}</dt>
          <dd className="whitespace-nowrap">
            −<PriceAlone price={ledger.saved} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
