import type { HomeWaiting } from '@/server/office/home/read-waiting'
import { listLink } from '../list-link'
import type { PanelTexts } from '../panel-texts'

interface Todo {
  key: string
  tone: 'refused' | 'ask' | 'inform'
  title: string
  detail: string
  action: string
  href: string
}

/** What is stuck, the worst first. */
function todosOf(waiting: HomeWaiting, { t }: PanelTexts): Todo[] {
  const { jobs, stock, quotations, accounts, messages, complaints } = waiting
  const kinds = [
    { key: 'mails', tone: 'refused', count: jobs?.mails, href: '/admin/jobs?view=failed-mails' },
    { key: 'jobs', tone: 'refused', count: jobs?.others, href: '/admin/jobs?view=failed-others' },
    {
      key: 'complaints',
      tone: 'ask',
      count: complaints?.length,
      href: listLink('orders', [['id', 'in', complaints?.join(',') ?? '']]),
    },
    {
      key: 'requested',
      tone: 'ask',
      count: quotations?.requested,
      href: '/admin/quotations?state=requested',
    },
    { key: 'changes', tone: 'ask', count: quotations?.changes, href: '/admin/quotations?state=change-asked' },
    {
      key: 'messages',
      tone: 'ask',
      count: messages,
      href: listLink('messages', [['answered', 'not_equals', true]]),
    },
    {
      key: 'stock',
      tone: 'ask',
      count: stock?.ids.length,
      href: listLink('stock-levels', [['id', 'in', stock?.ids.join(',') ?? '']]),
    },
    {
      key: 'accounts',
      tone: 'inform',
      count: accounts,
      href: listLink('clients', [
        ['accountType', 'not_equals', 'private'],
        ['proConfirmed', 'not_equals', true],
        ['closed', 'not_equals', true],
      ]),
    },
  ] as const
  return kinds.flatMap(({ key, tone, count, href }) =>
    count
      ? {
          key,
          tone,
          href,
          title: t(`backOffice.home.todos.${key}.title`, { count }),
          detail:
            key === 'stock' ? (stock?.names.join(', ') ?? '') : t(`backOffice.home.todos.${key}.detail`),
          action: t(`backOffice.home.todos.${key}.action`),
        }
      : [],
  )
}

/** What is stuck, each with one line and the way to it (STAFF-1). */
export function TodoList({ waiting, texts }: { waiting: HomeWaiting; texts: PanelTexts }) {
  const todos = todosOf(waiting, texts)
  return (
    <section className="bo-panel bo-home__todos" aria-labelledby="home-todos">
      <h2 id="home-todos">{texts.t('backOffice.home.todo')}</h2>
      {todos.length === 0 && <p>{texts.t('backOffice.home.nothing')}</p>}
      <ul>
        {todos.map(({ key, tone, title, detail, action, href }) => (
          <li key={key} className={`bo-home__todo bo-home__todo--${tone}`}>
            <div>
              <b>{title}</b>
              <p>{detail}</p>
            </div>
            <a className="bo-button" href={href}>
              {action}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
