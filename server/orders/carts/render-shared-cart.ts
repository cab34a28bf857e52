import 'server-only'
import { createTranslator } from 'next-intl'
import type { Payload } from 'payload'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { loadOrderPath } from '@/lib/doors/contract/saved-carts'
import { defaultLocale, isLocale, languageOf, localePath, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { siteUrl } from '@/lib/ground/site/url'
import { shopClock } from '@/lib/people/company/hours'
import type { CartItem } from '@/lib/product/item/item'
import { kindOf } from '@/lib/product/kinds/registry'
import { getContent } from '@/server/catalogue/content'
import { renderLetter } from '@/server/catalogue/mails/render-letter'
import type { Mail } from '@/server/ground/mail/transport'
import { signCart } from './cart-code'
import { findCart } from './read-cart'

/** Lines that a mail names; the rest is counted. */
const mostNamed = 12

const translatorOf = async (locale: SiteLocale) =>
  createTranslator({ locale, messages: await loadMessages(locale), namespace: 'mail' })

/** The products of a cart by their own names: a mail of the shop holds no text of a stranger. */
function namesOf(items: readonly CartItem[], catalogue: Catalogue, locale: SiteLocale): string[] {
  return items.flatMap(item => {
    const title = kindOf(item)?.title(item, catalogue, languageOf(locale))
    return title ? `${item.quantity} × ${title}` : []
  })
}

/** The mail with the link to a shared cart; `null` where the cart is gone. */
export async function renderSharedCart(payload: Payload, id: number): Promise<Mail | null> {
  const cart = await findCart(payload, id)
  return cart?.email ? composeSharedCart({ ...cart, email: cart.email }) : null
}

type Cart = NonNullable<Awaited<ReturnType<typeof findCart>>>

/** The mail that shares a cart: it has no text of its sender, so that nobody sends his own text through the shop. */
export async function composeSharedCart({
  id,
  ...cart
}: Pick<Cart, 'id' | 'ends' | 'items' | 'locale'> & { email: string }): Promise<Mail> {
  const locale = isLocale(cart.locale) ? cart.locale : defaultLocale
  const [t, catalogue] = await Promise.all([translatorOf(locale), getContent().catalogue()])
  const endsAt = new Date(cart.ends)
  const names = namesOf(cart.items, catalogue, locale)
  const more = cart.items.length - Math.min(names.length, mostNamed)
  const ends = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: shopClock }).format(endsAt)
  const lines = [...names.slice(0, mostNamed), ...(more > 0 ? [t('sharedCart.more', { count: more })] : [])]
  const body = await renderLetter({
    locale,
    heading: t('sharedCart.heading'),
    rows: [],
    text: [t('sharedCart.text'), lines.join('\n'), t('sharedCart.ends', { date: ends })].join('\n\n'),
    link: {
      href: `${siteUrl()}${localePath(locale, loadOrderPath(id, signCart(id, endsAt)))}`,
      label: t('sharedCart.open'),
    },
  })
  return { to: cart.email, subject: t('sharedCart.subject'), ...body }
}
