import { getTranslations } from 'next-intl/server'
import { AdminHeader } from '@/components/layout/quiet-header'
import { ToolLoader } from '@/components/tools/tool-loader'
import { SkipLink } from '@/components/ui/skip-link'
import { Link } from '@/lib/ground/site/navigation'
import { type ToolName, toolPath, tools } from '@/lib/office/tools/tools'
import { IslandMessages } from '../../client-messages'
import { enterLocale, privateMetadata, type ShopPageProps } from '../shop-page'
import '@/components/tools/tools.css'
import '@/components/tools/controls.css'

export const toolsMetadata = ({ params }: ShopPageProps) => privateMetadata(params, 'tools')

/** A tool in the admin's frame (PAGE-5): the same page for everybody, what it shows is asked for by the browser. */
export async function ToolsPage({ params, tool }: ShopPageProps & { tool: ToolName }) {
  const locale = await enterLocale(params)
  const [t, layout] = await Promise.all([
    getTranslations({ locale, namespace: 'tools' }),
    getTranslations({ locale, namespace: 'layout' }),
  ])
  return (
    <>
      <SkipLink href="#main" label={layout('skip')} />
      <AdminHeader />
      <nav aria-label={t('title')} className="tl-nav">
        {tools.map(name => (
          <Link key={name} href={toolPath(name)} aria-current={name === tool ? 'page' : undefined}>
            {t(`names.${name}`)}
          </Link>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className="tl-main">
        <h1>{t(`headings.${tool}`)}</h1>
        <IslandMessages names={['tools', 'order.states', 'quotation.states']}>
          <ToolLoader tool={tool} />
        </IslandMessages>
      </main>
    </>
  )
}
