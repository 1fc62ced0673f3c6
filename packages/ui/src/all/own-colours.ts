/** Components that paint for themselves in forced colours (`forcedColorAdjust: 'none'`). */
export const paintsItself = [
  'Button',
  'CalendarPanel',
  'Chip',
  'DateStrip',
  'LinkLife',
  'NextDeadline',
  'PortLine',
  'PortList',
  'RadioGroup',
  'Spinner',
  'StepIndicator',
  'TicketHead',
  'ToggleButton',
  'VehicleTiles',
  'VoyageLine',
] as const;

/** A code has to be black on white for any camera. */
export const isForCameras = ['QrCode'] as const;
