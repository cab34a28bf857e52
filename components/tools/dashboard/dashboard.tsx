'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { withTexts } from '@/components/with-texts'
import { Link } from '@/lib/ground/site/navigation'
import { type ToolsOverview, toolsOverview } from '@/lib/office/contract/tools'
import { staffActKinds } from '@/lib/office/tools/staff-acts'
import { toolPath, tools } from '@/lib/office/tools/tools'
import { ToolTable } from '../tool-table'
import { TroubleView } from '../trouble-view'
import { useStaffData } from '../use-staff-data'
import { ToolsSearch } from './tools-search'

/** What is open in each tool. */
function Cards({ overview }: { overview: ToolsOverview }) {
  const t = useTranslations('tools')
  const format = useFormatter()
  const { changed, ...counts } = overview
  const last = changed.last && `${changed.last.by}, ${format.relativeTime(new Date(changed.last.at))}`
  return (
    <div className="tl-cards tl-cards--wide">
      {tools.map(tool =>
        tool === 'dashboard' ? null : (
          <Link key={tool} href={toolPath(tool)} className="tl-panel">
            <h2>{t(`names.${tool}`)}</h2>
            <p>
              {t(`cards.${tool}`, {
                cells: changed.cells,
                materials: counts.materials,
                competitors: counts.competitors,
                models: counts.models,
                unpublished: counts.unpublished,
              })}
            </p>
            {tool === 'material-pricing-manager' && last && <p className="tl-quiet">{last}</p>}
          </Link>
        ),
      )}
      <Link href="/_styleguide/" className="tl-panel">
        <h2>{t('names.styleguide')}</h2>
        <p>{t('cards.styleguide')}</p>
      </Link>
    </div>
  )
}

function PriceLists({ lists }: Pick<ToolsOverview, 'lists'>) {
  const t = useTranslations('tools.lists')
  const format = useFormatter()
  return (
    <section className="tl-panel" aria-labelledby="lists">
      <h2 id="lists">{t('title')}</h2>
      <ToolTable tall>
        <thead>
          <tr>
            <th scope="col">{t('country')}</th>
            <th scope="col">{t('list')}</th>
            <th scope="col">{t('since')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {lists.map(({ name, country, validFrom, inForce, status }) => (
            <tr key={name}>
              <th scope="row">{country}</th>
              <td>{name}</td>
              <td>{format.dateTime(new Date(validFrom), { dateStyle: 'medium' })}</td>
              <td>
                <Badge tone={inForce ? 'soft' : status === 'test' ? 'inform' : 'ask'}>
                  {inForce ? t('inForce') : status === 'test' ? t('test') : t('planned')}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </ToolTable>
    </section>
  )
}

function LatestActs({ acts: latest }: Pick<ToolsOverview, 'acts'>) {
  const t = useTranslations('tools.acts')
  const format = useFormatter()
  return (
    <section className="tl-panel" aria-labelledby="acts">
      <h2 id="acts">{t('title')}</h2>
      {latest.length === 0 && <p>{t('none')}</p>}
      <ToolTable tall>
        <tbody>
          {latest.map(({ at, by, subject, what, fields }) => {
            const known = staffActKinds.find(act => act === what)
            return (
              <tr key={`${at} ${by} ${subject}`}>
                <td>{format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' })}</td>
                <th scope="row" className="tl-wrap">
                  {by}
                </th>
                <td className="tl-wrap">
                  {known && t(known)} {subject}{' '}
                  {fields.length > 0 && <span className="tl-quiet">{fields.slice(0, 4).join(', ')}</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </ToolTable>
    </section>
  )
}

/** The staff's dashboard: search first, open work in each tool, price lists, last actions (TOOLS-1). */
function Dashboard() {
  const { data, trouble } = useStaffData('/api/tools/overview', toolsOverview)
  if (trouble) return <TroubleView trouble={trouble} />
  if (!data) return null
  return (
    <div className="tl-stack">
      <ToolsSearch />
      <Cards overview={data} />
      <div className="tl-columns">
        <PriceLists lists={data.lists} />
        <LatestActs acts={data.acts} />
      </div>
    </div>
  )
}

/** The dashboard with its texts. */
export const DashboardIsland = withTexts(Dashboard)
