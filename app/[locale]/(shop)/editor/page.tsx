import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'
import { EditorLoader } from './editor-loader'

export const generateMetadata = ({ params }: ShopPageProps) => privateMetadata(params, 'editor')

/** `/editor/`: the editor as a page of its own, on what is being edited in this browser. */
export default async function Page({ params }: ShopPageProps) {
  return <EditorLoader locale={await enterLocale(params)} />
}
