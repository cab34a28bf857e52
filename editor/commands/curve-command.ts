import type { FontEngine } from '@/lib/design/scene/fonts/engine'
import type { Design } from '@/lib/design/scene/model'
import { areCurved, canCurve, toggleCurve } from '@/lib/design/scene/operations/curve'
import type { Plate } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import type { Command } from './command'

/** Sets the selected texts on a curve, and straight again; only the text engine knows the width of their letters. */
export const curveCommand = (
  plateOf: (design: Design) => Plate | null,
  engine: () => FontEngine,
): Command => ({
  id: 'curve',
  icon: 'curve',
  place: 'selection',
  hotkeys: ['Mod+Alt+C'],
  history: true,
  about: 'selection',
  enabled: editor => canCurve(editor.design, editor.state.selection),
  pressed: editor => areCurved(editor.design, editor.state.selection),
  perform: editor => {
    const { selection } = editor.state
    const files = requiredFiles(editor.design)
    const fonts = engine()
    const turn = () => {
      const plate = plateOf(editor.design)
      if (!plate) return
      const turned = toggleCurve(editor.design, selection, plate, fonts)
      if (!editor.change(turned.design)) return
      editor.select(turned.ids)
      editor.say(areCurved(editor.design, turned.ids) ? 'curved' : 'straight')
    }
    if (files.every(file => fonts.isLoaded(file))) return turn()
    // If the fonts are still loading, the command runs once they are there, unless the selection has changed.
    const turnLater = () => {
      const still = requiredFiles(editor.design).every(file => fonts.isLoaded(file))
      if (still && editor.state.selection === selection) turn()
    }
    // The canvas reports a font that does not load.
    fonts.load(files).then(turnLater, () => {})
  },
})
