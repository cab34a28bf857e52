import type { FontEngine } from '@/lib/design/scene/fonts/engine'
import type { Design } from '@/lib/design/scene/model'
import { areCurved, canCurve, toggleCurve } from '@/lib/design/scene/operations/curve'
import type { Plate } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import type { Command } from './command'

/** Sets the selected texts on a curve, and straight again; how wide their letters are only the text engine knows. */
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
    // Pressed while they are on their way it is done once they are there, unless something else is selected by then.
    const turnLater = () => {
      const still = requiredFiles(editor.design).every(file => fonts.isLoaded(file))
      if (still && editor.state.selection === selection) turn()
    }
    // A font that does not come is said by the canvas.
    fonts.load(files).then(turnLater, () => {})
  },
})
