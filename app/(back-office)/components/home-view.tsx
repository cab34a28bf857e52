import type { AdminViewServerProps } from 'payload'
import { actorOfUser } from '@/cms/actor'
import { can } from '@/lib/people/actor/can'
import { shopClock } from '@/lib/people/company/hours'
import { readFigures } from '@/server/office/home/read-figures'
import { readHomeWaiting } from '@/server/office/home/read-waiting'
import { MonthFigures } from './home/month-figures'
import { Outages } from './home/outages'
import { Stages } from './home/stages'
import { TodayFigures } from './home/today-figures'
import { TodoList } from './home/todo-list'
import { MissingSettings } from './missing-settings'
import { panelTexts } from './panel-texts'
import './back-office.css'
import './home/home.css'

/** `/admin`: what waits for the person who is logged in, and the figures of the day and the month (STAFF-1, STAFF-3). */
export async function HomeView({ initPageResult: { req }, ...view }: AdminViewServerProps) {
  const actor = actorOfUser(req.user)
  const [texts, waiting, figures] = await Promise.all([
    panelTexts(req.i18n.language),
    readHomeWaiting(actor),
    readFigures(actor),
  ])
  const { t, locale } = texts
  const name = req.user?.collection === 'admins' ? (req.user.name ?? '') : ''
  const now = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: shopClock })
  return (
    <div className="bo-view bo-home">
      <header className="bo-home__head">
        <div>
          <h1>{t('backOffice.home.hello', { name: name || 'none' })}</h1>
          <p>{now.format(new Date())}</p>
        </div>
        {can(actor, 'production.work') && (
          <a className="bo-button" href="/admin/production?scan=1">
            {t('backOffice.production.scan')}
          </a>
        )}
        {can(actor, 'content.translate') && !waiting.stages && (
          <a className="bo-button" href="/admin/collections/pages">
            {t('backOffice.collections.pages.many')}
          </a>
        )}
      </header>
      {can(actor, 'job.manage') && <Outages payload={req.payload} texts={texts} />}
      <MissingSettings {...view} i18n={req.i18n} payload={req.payload} user={req.user ?? undefined} />
      {waiting.stages && <Stages stages={waiting.stages} texts={texts} />}
      <div className="bo-home__columns">
        <TodoList waiting={waiting} texts={texts} />
        {figures && <TodayFigures figures={figures} texts={texts} />}
      </div>
      {figures && <MonthFigures figures={figures} texts={texts} />}
    </div>
  )
}
