declare module 'gtfs-rt-bindings' {
  /** Made from the official `gtfs-realtime.proto`; the package has no types. */
  const bindings: {
    FeedMessage: {
      decode(bytes: Uint8Array): object;
      toObject(message: object, options: { enums: typeof String; longs: typeof Number }): object;
    };
  };
  export default bindings;
}
