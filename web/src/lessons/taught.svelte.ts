import { t } from '../i18n/index.svelte';
import type { Hosts } from '../table/hosts';
import { rememberedName } from '../table/saved.svelte';
import { Session } from '../table/session.svelte';
import { Course } from './course.svelte';

/** What is taught now, and the table it is taught at. */
export class Taught {
  course = $state.raw<Course | null>(null);
  session = $state.raw<Session | null>(null);
  failed = $state(false);
  #hosts: Hosts;
  #stop = () => {};

  constructor(hosts: Hosts) {
    this.#hosts = hosts;
  }

  /** Opens it at a step, under a name that its table is known by. */
  async open(text: Promise<string>, table: string, from?: number): Promise<void> {
    this.end();
    try {
      const name = rememberedName() || t('guest', { n: 1 });
      const course = await Course.open(this.#hosts.local.teacher, await text, name, from);
      const session = new Session(course, table, ['']);
      const leave = session.start();
      this.#stop = () => {
        course.end();
        leave();
      };
      this.course = course;
      this.session = session;
    } catch (error) {
      console.error(error);
      this.failed = true;
    }
  }

  /** Nothing is taught until the next one is opened. */
  clear(): void {
    this.end();
    this.course = this.session = null;
  }

  readonly end = (): void => {
    this.#stop();
    this.#stop = () => {};
  };
}
