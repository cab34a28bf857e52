/** What the editor shows of a sign and of nothing else; fetched for signs alone. */
export { PlateNotice } from '../plates/plate-notice'
export { PlatesPanel } from '../plates/plates-panel'
export { ColoursPanel } from './colours-panel'
export { DimensionsPanel } from './dimensions-panel'
export { FixingsPanel } from './fixings-panel'
export { MaterialPanel } from './material-panel'
export { default as SignPreview } from './sign-preview'
export { StepBar, StepPanel, Stepper } from './stepper'
