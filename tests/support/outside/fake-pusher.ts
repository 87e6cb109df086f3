type Listener = (data?: unknown) => void;

class Emitter {
  readonly bound = new Map<string, Listener[]>();

  bind(event: string, listener: Listener) {
    this.bound.set(event, [...(this.bound.get(event) ?? []), listener]);
  }

  unbind_all() {
    this.bound.clear();
  }

  emit(event: string, data?: unknown) {
    for (const listener of this.bound.get(event) ?? []) listener(data);
  }
}

class Connection extends Emitter {
  state = 'connecting';

  become(current: string) {
    const previous = this.state;
    this.state = current;
    this.emit('state_change', { previous, current });
  }
}

type Handler = (
  request: { socketId: string },
  done: (error: Error | null, proof: unknown) => void,
) => void;

interface Options {
  cluster: string;
  wsHost?: string;
  userAuthentication: { customHandler: Handler };
}

/** Stands in for pusher-js, which tests of the panels must not let out to the network. */
export default class FakePusher extends Emitter {
  /** Every one that was made, the newest last. */
  static made: FakePusher[] = [];
  readonly key: string;
  readonly options: Options;
  readonly connection = new Connection();
  readonly user = new Emitter();
  readonly channels = new Map<string, Emitter>();
  connects = 1;

  constructor(key: string, options: Options) {
    super();
    this.key = key;
    this.options = options;
    FakePusher.made.push(this);
  }

  signin() {}

  connect() {
    this.connects += 1;
  }

  disconnect() {
    this.connection.become('disconnected');
  }

  channel(name: string) {
    return this.channels.get(name);
  }

  subscribe(name: string) {
    const channel = this.channels.get(name) ?? new Emitter();
    this.channels.set(name, channel);
    return channel;
  }

  /** Connects and signs in as the real one does, with the proof that the server gives. */
  async arrive() {
    this.connection.become('connected');
    const { customHandler } = this.options.userAuthentication;
    const proof = await new Promise((done, failed) => {
      customHandler({ socketId: '1.2' }, (error, answer) => (error ? failed(error) : done(answer)));
    });
    this.emit('pusher:signin_success');
    for (const channel of this.channels.values()) channel.emit('pusher:subscription_succeeded');
    return proof as { user_data: string };
  }

  /** What the one channel there is was told. */
  tell(event: string) {
    for (const channel of this.channels.values()) channel.emit(event, { ids: [] });
  }
}
