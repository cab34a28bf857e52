import { english, french, german, type Shop, test } from './shop'

const phone = { name: 'on a phone', width: 390, height: 844 }
const desktop = { name: 'on a desktop computer', width: 1280, height: 800 }

const all = [french, german, english].flatMap(shop => [phone, desktop].map(screen => ({ shop, screen })))

/** Every language once and every screen: what `npm test` has time for. The full run takes all six. */
const some = [
  { shop: french, screen: phone },
  { shop: german, screen: desktop },
  { shop: english, screen: phone },
]

/** Declares tests once for each language and screen in which a shopper may come. */
export function everyVisit(declare: (shop: Shop) => void): void {
  for (const { shop, screen } of process.env.FULL ? all : some) {
    const { name, width, height } = screen
    test.describe(`in ${shop.prefix || '/fr-fr'} ${name}`, () => {
      test.use({ viewport: { width, height } })
      declare(shop)
    })
  }
}
