'use client'
import { useTranslations } from 'next-intl'
import { Panel } from '../../panels/panel'
import { OwnPictures } from '../../picture/ui/own-pictures'
import { useEditorState } from '../../state/editor-context'
import { useLoaded } from '../../state/use-loaded'
import { symbolsLoader } from '../../symbols/symbols-loader'

/** The shopper's own pictures, then the shop's drawings: on a phone not while a picture is worked, which is long enough. */
export function ImagesPanel() {
  const working = useEditorState(state => state.worked !== null)
  return (
    <>
      <OwnPictures />
      <div className={working ? 'max-xl:hidden' : 'contents'}>
        <Symbols />
      </div>
    </>
  )
}

/** Drawings of the shop, which come when the menu is first opened. */
function Symbols() {
  const t = useTranslations('editor.symbols')
  const part = useLoaded(symbolsLoader)
  return <Panel title={t('title')}>{part && <part.Symbols />}</Panel>
}
