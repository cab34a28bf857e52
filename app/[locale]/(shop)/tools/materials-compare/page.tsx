import type { ShopPageProps } from '../../shop-page'
import { ToolsPage, toolsMetadata } from '../tools-page'

export const generateMetadata = toolsMetadata

/** `/tools/materials-compare/`. */
export default function Page(props: ShopPageProps) {
  return <ToolsPage {...props} tool="materials-compare" />
}
