import 'server-only'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { type Facts, fillIn } from '@/lib/catalogue/content/fill-in'
import type { ShopFact } from '@/lib/catalogue/content/shop-facts'
import { pictureLimits } from '@/lib/design/picture/limits'
import { sharedDays } from '@/lib/doors/contract/shared-designs'
import { clockTime } from '@/lib/doors/site/delivery-days'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { moneyFromMajor } from '@/lib/ground/money/money'
import { languageOf } from '@/lib/ground/site/locales'
import { visitor } from '@/lib/people/actor/actor'
import { companyFacts } from '@/lib/people/company/company-facts'
import { attachmentLimits } from '@/lib/people/message/subjects'
import { readPayments } from '@/server/money/payments/read-payments'
import { readCompany } from './content'
import { readContext } from './context'

const megabytes = (bytes: number) => String(bytes / 1_000_000)

/** The shop's own figures, as its texts say them. */
async function figuresOf(ctx: ViewContext): Promise<Record<ShopFact, string>> {
  const { locale, country, catalogue, priceList } = ctx
  const t = await getTranslations({ locale, namespace: 'help' })
  const { productionDays, orderCutOff } = catalogue.shipping
  const days = (count: number) => t('workingDays', { days: count })
  const payments = await readPayments(visitor, { country, locale })
  const tranquility = priceText(moneyFromMajor(priceList.tranquility, priceList.currency), ctx).incl
  return {
    stampDays: days(productionDays.stamp),
    signDays: days(productionDays.sign),
    xxlDays: days(productionDays.xxl),
    suppliesDays: days(productionDays.static),
    cutOff: clockTime(orderCutOff, locale),
    tranquility: t('inclVat', { price: tranquility }),
    payments: new Intl.ListFormat(locale, { type: 'conjunction' }).format(payments.map(({ name }) => name)),
    sharedDays: String(sharedDays),
    pictureFiles: String(pictureLimits.files),
    pictureMegabytes: megabytes(pictureLimits.bytes),
    attachmentMegabytes: megabytes(attachmentLimits.bytes),
  }
}

/** What the shop's texts may name in double braces: who it is, and its figures. Asked for once a render. */
const readFacts = cache(async (locale: ViewContext['locale']): Promise<Facts> => {
  const [company, ctx, site] = await Promise.all([
    readCompany(),
    readContext(locale),
    getTranslations({ locale, namespace: 'site' }),
  ])
  return { ...(await figuresOf(ctx)), ...companyFacts(company, site('title'), languageOf(locale)) }
})

/** A written text with the shop's own facts in it (PAGE-41). A text that names no fact does not depend on their changes. */
export const withFacts = async (text: string, { locale }: Pick<ViewContext, 'locale'>): Promise<string> =>
  text.includes('{{') ? fillIn(text, await readFacts(locale)) : text
