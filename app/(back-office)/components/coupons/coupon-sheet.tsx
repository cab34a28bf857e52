import type { UIFieldServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { optionLabel } from '@/cms/labels'
import type { Language } from '@/lib/ground/common'
import { formatMoney } from '@/lib/ground/money/format'
import { languageOf } from '@/lib/ground/site/locales'
import { couponKinds } from '@/lib/money/discount/kinds'
import { getContent } from '@/server/catalogue/content'
import { readChoices } from '@/server/catalogue/structure/read-choices'
import { readCouponSheet, type CouponSheet as Sheet } from '@/server/orders/coupon-sheet'
import { momentText, type PanelTexts, panelTexts } from '../panel-texts'
import { StateBadge } from '../state-badge'
import { CouponBadge } from './coupon-badge'
import { CouponTrial } from './coupon-trial'
import '../back-office.css'
import '../clients/clients.css'

interface Parts {
  sheet: Sheet
  texts: PanelTexts
}

/** The single products that a coupon is for, by name; one that the catalogue no longer has by its slug. */
async function productChoices({ terms }: Sheet, language: Language) {
  if (!terms.products) return []
  const { goods = [] } = await readChoices(['goods'], language)
  return terms.products.map(slug => ({
    value: slug,
    label: goods.find(({ value }) => value === slug)?.title ?? slug,
  }))
}
type Products = Awaited<ReturnType<typeof productChoices>>

/** Its terms as one plain sentence. */
function termsText({ sheet, texts: { t, locale } }: Parts, products: Products): string {
  const { terms, validFrom, validUntil } = sheet
  const language = languageOf(locale)
  const amount = (euros: number) => formatMoney({ minor: Math.round(euros * 100), currency: 'EUR' }, locale)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const kinds = (terms.kinds ?? []).map(kind => optionLabel(kind)[language])
  const countries = (terms.countries ?? []).map(code => names.of(code) ?? code)
  const parts = [
    terms.type === 'percent'
      ? t('backOffice.coupons.terms.percent', { value: terms.value })
      : t('backOffice.coupons.terms.euro', { amount: amount(terms.value) }),
    kinds.length > 0 && t('backOffice.coupons.terms.kinds', { kinds: list.format(kinds) }),
    products.length > 0 &&
      t('backOffice.coupons.terms.products', { products: list.format(products.map(({ label }) => label)) }),
    terms.minimum && t('backOffice.coupons.terms.minimum', { amount: amount(terms.minimum) }),
    countries.length > 0 && t('backOffice.coupons.terms.countries', { countries: list.format(countries) }),
    validFrom && t('backOffice.coupons.terms.from', { day: momentText(validFrom, locale) }),
    validUntil && t('backOffice.coupons.terms.until', { day: momentText(validUntil, locale) }),
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** The orders that it was used in, the newest first. */
function Uses({ sheet, texts }: Parts) {
  const { t, locale } = texts
  return (
    <section className="bo-panel" aria-labelledby="coupon-uses">
      <h3 id="coupon-uses">{t('backOffice.coupons.used', { used: sheet.used, left: sheet.left })}</h3>
      {sheet.sums.map(({ off, net }) => (
        <p key={off.currency}>
          {t('backOffice.coupons.sums', { off: formatMoney(off, locale), net: formatMoney(net, locale) })}
        </p>
      ))}
      {sheet.uses.length > 0 && (
        <div className="bo-client__scroll">
          <table className="bo-client__table">
            <tbody>
              {sheet.uses.map(({ order, status, at, name, returned, off }) => (
                <tr key={order}>
                  <td>
                    <a href={`/admin/collections/orders/${order}`}>
                      <b>{order}</b>
                    </a>
                  </td>
                  <td className="bo-client__day">{momentText(at.toISOString(), locale)}</td>
                  <td className="bo-client__goods">{name}</td>
                  <td>
                    {returned ? (
                      <span className="bo-badge bo-badge--plain">{t('backOffice.coupons.returned')}</span>
                    ) : (
                      <StateBadge state={status} label={t(`backOffice.options.${status}`)} />
                    )}
                  </td>
                  <td className="bo-right bo-money">−{formatMoney(off, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** A coupon beside its form: whether it runs, in which orders it was used, and what it would do to a cart. */
export async function CouponSheet({ id, user, i18n }: UIFieldServerProps) {
  const sheet = id === undefined ? null : await readCouponSheet(actorOfUser(user), Number(id))
  if (!sheet) return null
  const texts = await panelTexts(i18n.language)
  const { t, locale } = texts
  const language = languageOf(locale)
  const { countries } = (await getContent().catalogue()).countries
  const products = await productChoices(sheet, language)
  return (
    <div className="bo-sheet">
      <p>
        <CouponBadge state={sheet.state} texts={texts} /> {termsText({ sheet, texts }, products)}
      </p>
      <div className="bo-sheet__columns">
        <Uses sheet={sheet} texts={texts} />
        <CouponTrial
          terms={sheet.terms}
          state={sheet.state}
          locale={locale}
          kinds={couponKinds.map(value => ({ value, label: optionLabel(value)[language] }))}
          products={
            products.length > 0
              ? [...products, { value: '', label: t('backOffice.coupons.trial.otherProduct') }]
              : products
          }
          countries={countries.map(({ code, name }) => ({ value: code, label: name[language] }))}
          words={{
            title: t('backOffice.coupons.trial.title'),
            goods: t('backOffice.coupons.trial.goods'),
            kind: t('backOffice.coupons.trial.kind'),
            product: t('backOffice.fields.product'),
            country: t('backOffice.fields.country'),
            // Filled in by the browser, as the sum is typed.
            off: t('backOffice.coupons.trial.off', { off: '{off}', rest: '{rest}' }),
            saved: t('backOffice.coupons.trial.saved'),
            states: {
              running: '',
              planned: t('backOffice.coupons.trial.planned'),
              over: t('backOffice.coupons.trial.over'),
              'used-up': t('backOffice.coupons.trial.usedUp'),
            },
            discount_kind: t('backOffice.coupons.trial.discountKind'),
            discount_product: t('backOffice.coupons.trial.discountProduct'),
            discount_country: t('backOffice.coupons.trial.discountCountry'),
            discount_minimum: t('backOffice.coupons.trial.discountMinimum', { minimum: '{minimum}' }),
          }}
        />
      </div>
    </div>
  )
}
