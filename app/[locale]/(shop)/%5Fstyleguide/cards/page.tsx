import { TileList } from '@/components/catalogue/tile-list'
import { CardsGuide } from '@/components/styleguide/cards-guide'
import { content, orEmpty } from '../../../content'
import { readContext } from '../../../context'
import { enterLocale, type ShopPageProps } from '../../shop-page'
import { guideMetadata } from '../guide-metadata'
import { GuidePage } from '../guide-page'

export const generateMetadata = ({ params }: ShopPageProps) => guideMetadata(params, 'cards')

/** One product of each kind that lists show. */
const shown = ['model-trodat-printy-4913', 'sign-brass', 'encre-trodat-7011', 'rubber-trodat-printy-4913']

/** `/_styleguide/cards/` */
export default async function CardsPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  const [ctx, products] = await Promise.all([
    readContext(locale),
    orEmpty('products of the styleguide', content().productsBySlugs(shown, locale)),
  ])
  return (
    <GuidePage params={params} section="cards">
      <CardsGuide tiles={<TileList products={products} ctx={ctx} />} />
    </GuidePage>
  )
}
