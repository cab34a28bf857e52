import { getTranslations } from 'next-intl/server'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'
import { EditorLoader } from './editor-loader'

export const generateMetadata = ({ params }: ShopPageProps) => privateMetadata(params, 'editor')

/**
 * `/editor/`: the editor as a page of its own, on what is being edited in this browser; `?begin=sign` asks for a new sign,
 * question by question (DESIGN-8).
 */
export default async function Page({ params }: ShopPageProps) {
  const locale = await enterLocale(params)
  const t = await getTranslations({ locale, namespace: 'editing' })
  const words = { title: t('title'), text: t('text'), resume: t('resume'), begin: t('begin') }
  return <EditorLoader locale={locale} words={words} />
}
