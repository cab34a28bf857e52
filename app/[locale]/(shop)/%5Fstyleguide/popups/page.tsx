import { notFound } from 'next/navigation'
import { PopupsGuide } from '@/components/styleguide/popups-guide'
import { largeFormatChoice } from '@/lib/product/configuration/large-format'
import { stampKind } from '@/lib/product/kinds/stamp/kind'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { readContext } from '../../../context'
import { enterLocale, type ShopPageProps } from '../../shop-page'
import { guideMetadata } from '../guide-metadata'
import { GuidePage } from '../guide-page'

export const generateMetadata = ({ params }: ShopPageProps) => guideMetadata(params, 'popups')

/** A plate with rounded corners; its material goes over to a large format that has none. Millimetres. */
const plate = {
  material: 'aluminium',
  width: 300,
  height: 200,
  color: '',
  mask: { shape: '' },
  finishes: { rounded: { percent: 10 } },
  fixing: { name: 'screws', options: {} },
}
const larger = { kind: 'size', width: 520, height: 320 } as const

/** `/_styleguide/popups/` */
export default async function PopupsPage({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  const { catalogue } = await readContext(locale)
  const stamp = stampKind.plain('model-trodat-printy-4913', catalogue)
  if (!stamp) notFound()
  const { config } = normaliseSignConfig(plate, catalogue)
  return (
    <GuidePage params={params} section="popups">
      <PopupsGuide stamp={stamp} sign={config} threshold={largeFormatChoice(config, larger, catalogue)} />
    </GuidePage>
  )
}
