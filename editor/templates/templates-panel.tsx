'use client'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { commandIcons } from '../panels/command-icons'
import { Panel } from '../panels/panel'
import { useEditor, useSetting } from '../state/editor-context'
import { createLoader, useLoaded } from '../state/use-loaded'

const templatesLoader = createLoader(() => import('./templates'))

/** Templates with their pictures; they come when the menu is opened. */
export function TemplatesPanel() {
  const t = useTranslations('editor.templates')
  const part = useLoaded(templatesLoader)
  return (
    <Panel title={t('title')}>
      <FileCommands />
      {part && <part.Templates />}
    </Panel>
  )
}

/** The shopper's own design is a template too: it can be loaded from a file and saved to one. */
function FileCommands() {
  const t = useTranslations('editor.command')
  const editor = useEditor()
  const { commands } = useSetting()
  const own = commands.filter(({ id }) => id === 'import' || id === 'saveFile')
  return (
    <div className="flex flex-wrap gap-2">
      {own.map(command => {
        const Icon = commandIcons[command.icon]
        return (
          <Button key={command.id} look="secondary" size="small" onClick={() => command.perform(editor)}>
            <Icon aria-hidden size={18} />
            {t(command.id)}
          </Button>
        )
      })}
    </div>
  )
}
