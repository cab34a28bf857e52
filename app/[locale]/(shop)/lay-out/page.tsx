import { getTranslations } from 'next-intl/server'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'
import { LayOut } from './lay-out'

export const generateMetadata = ({ params }: ShopPageProps) => privateMetadata(params, 'editor')

/** `/lay-out/?order=…&line=…`: the editor on a line of an order, for the workshop (ORDER-24). */
export default async function Page({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  const t = await getTranslations({ locale, namespace: 'backOffice.layOut' })
  const words = {
    refused: t('refused'),
    offline: t('offline'),
    losing: t('losing'),
    goOn: t('goOn'),
    back: t('back'),
  }
  return <LayOut locale={locale} words={words} />
}
